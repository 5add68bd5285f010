-- title: Comebacks
-- tells: How often the side that was behind at half time won: behind in castles with cards, in health on the open field.
-- chart: bars label=rule_set value=comeback_percent
WITH half AS (
  SELECT s.id, s.rule_set, s.winner,
    CASE s.mode WHEN 'card' THEN r.left_score - r.right_score ELSE r.left_health - r.right_health END AS lead
  FROM combat_sessions s
  JOIN battle_rounds r ON r.combat_session_id = s.id AND r.round = greatest(1, s.rounds / 2)
  WHERE s.winner IN ('left', 'right')
)
SELECT rule_set, count(*) AS decided,
  count(*) FILTER (WHERE lead <> 0) AS somebody_led,
  count(*) FILTER (WHERE lead > 0 AND winner = 'right' OR lead < 0 AND winner = 'left') AS comebacks,
  round(100.0 * count(*) FILTER (WHERE lead > 0 AND winner = 'right' OR lead < 0 AND winner = 'left')
    / greatest(1, count(*) FILTER (WHERE lead <> 0)), 1) AS comeback_percent,
  round(avg(abs(lead)), 1) AS mean_lead
FROM half
GROUP BY rule_set
ORDER BY rule_set
