-- title: Flanking
-- tells: From which side blows come and what lies behind it, how hard they hit and how often they fell.
-- chart: bars label=angle,because value=mean_damage split=rule_set
SELECT s.rule_set, b.angle, b.angle_reason AS because, count(*) AS blows,
  round(100.0 * count(*) / sum(count(*)) OVER (PARTITION BY s.rule_set), 1) AS percent_of_blows,
  round(100.0 * count(*) FILTER (WHERE b.outcome IN ('hit', 'critical')) / count(*), 1) AS hit_percent,
  round(avg(b.damage), 1) AS mean_damage,
  round(100.0 * count(*) FILTER (WHERE b.felled) / count(*), 1) AS fell_percent
FROM battle_blows b
JOIN combat_sessions s ON s.id = b.combat_session_id
WHERE b.target_type = 'character'
GROUP BY s.rule_set, b.angle, b.angle_reason
ORDER BY s.rule_set, blows DESC
