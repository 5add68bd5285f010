-- title: Formations held and broken
-- tells: How often each formation stood, for how many orders, how often it was broken, and how often its side won.
-- chart: bars label=formation value=held_orders split=rule_set
WITH stood AS (
  SELECT s.rule_set, CASE WHEN s.winner = c.side THEN 2 WHEN s.winner = 'draw' THEN 1 ELSE 0 END AS halves,
    f.formation_id, f.is_active, f.integrity_score, f.formation_effectiveness, f.disruption_count,
    extract(epoch FROM coalesce(f.disbanded_at, timestamp '2000-01-01' + make_interval(secs => s.order_count)) - f.established_at) AS held
  FROM active_formations f
  JOIN combat_sessions s ON s.id = f.combat_session_id
  LEFT JOIN characters c ON c.id = (SELECT member::uuid FROM jsonb_object_keys(f.character_assignments) member LIMIT 1)
)
SELECT rule_set, formation_id AS formation, count(*) AS stood, round(avg(held), 1) AS held_orders,
  round(100.0 * count(*) FILTER (WHERE is_active) / count(*), 1) AS held_to_the_end_percent,
  round(100.0 * count(*) FILTER (WHERE disruption_count > 0) / count(*), 1) AS broken_percent,
  round(avg(integrity_score), 1) AS mean_integrity, round(avg(formation_effectiveness), 1) AS mean_effectiveness,
  round(50.0 * sum(halves) / count(*), 1) AS win_percent
FROM stood
GROUP BY rule_set, formation_id
ORDER BY rule_set, stood DESC
