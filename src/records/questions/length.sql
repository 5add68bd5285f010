-- title: Length
-- tells: In which round battles end and how, and how many orders they take.
-- chart: bars label=rounds value=battles split=rule_set
SELECT rule_set, rounds, count(*) AS battles,
  round(100.0 * count(*) / sum(count(*)) OVER (PARTITION BY rule_set), 1) AS percent,
  round(avg(order_count), 1) AS mean_orders,
  round(100.0 * count(*) FILTER (WHERE winner = 'left') / count(*), 1) AS left_percent,
  string_agg(DISTINCT ending, ', ' ORDER BY ending) AS endings
FROM combat_sessions
GROUP BY rule_set, rounds
ORDER BY rule_set, rounds
