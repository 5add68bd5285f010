-- title: Cover
-- tells: What blows do at targets in each cover: how often they hit, what they take, how often they fell.
-- chart: bars label=cover value=mean_damage split=rule_set
SELECT s.rule_set, v.cover_quality AS cover, count(*) AS blows,
  round(100.0 * count(*) FILTER (WHERE b.outcome IN ('hit', 'critical')) / count(*), 1) AS hit_percent,
  round(avg(b.damage), 1) AS mean_damage,
  round(100.0 * count(*) FILTER (WHERE b.felled) / count(*), 1) AS fell_percent,
  round(avg(v.damage_reduction_percent), 1) AS mean_reduction,
  round(avg(v.accuracy_modifier), 1) AS mean_accuracy
FROM battle_blows b
JOIN cover_calculations v ON v.id = b.cover_calculation_id
JOIN combat_sessions s ON s.id = b.combat_session_id
GROUP BY s.rule_set, v.cover_quality
ORDER BY s.rule_set, mean_reduction, mean_accuracy DESC
