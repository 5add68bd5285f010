-- title: Maneuvers that failed, and why
-- tells: How often each maneuver was tried, how often it came to nothing, and what stopped it.
-- chart: bars label=maneuver value=failed_percent split=rule_set
WITH tried AS (
  SELECT s.rule_set, m.maneuver_id, count(*) AS tries,
    count(*) FILTER (WHERE NOT m.execution_successful) AS failed, round(avg(m.movement_cost), 1) AS mean_movement
  FROM tactical_maneuvers_log m
  JOIN combat_sessions s ON s.id = m.combat_session_id
  GROUP BY s.rule_set, m.maneuver_id
), reasons AS (
  SELECT rule_set, maneuver_id, string_agg(failure_reason || ' ' || times, ', ' ORDER BY times DESC, failure_reason) AS why
  FROM (
    SELECT s.rule_set, m.maneuver_id, m.failure_reason, count(*) AS times
    FROM tactical_maneuvers_log m
    JOIN combat_sessions s ON s.id = m.combat_session_id
    WHERE m.failure_reason IS NOT NULL
    GROUP BY s.rule_set, m.maneuver_id, m.failure_reason
  ) counted
  GROUP BY rule_set, maneuver_id
)
SELECT t.rule_set, t.maneuver_id AS maneuver, t.tries, t.failed,
  round(100.0 * t.failed / t.tries, 1) AS failed_percent, t.mean_movement, coalesce(r.why, '') AS why
FROM tried t
LEFT JOIN reasons r USING (rule_set, maneuver_id)
ORDER BY t.rule_set, t.tries DESC, maneuver
