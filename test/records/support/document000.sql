-- Combat positioning tables
CREATE TABLE combat_grids (
  id UUID PRIMARY KEY,
  combat_session_id UUID NOT NULL REFERENCES combat_sessions(id),
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  cell_size DECIMAL(4,2) DEFAULT 1.5, -- meters per cell
  
  -- Terrain data
  terrain_data JSONB DEFAULT '{}', -- Map of cell coordinates to terrain types
  elevation_data JSONB DEFAULT '{}', -- Map of cell coordinates to elevation
  
  created_at TIMESTAMP DEFAULT NOW()
);

CREATE TABLE combat_obstacles (
  id UUID PRIMARY KEY,
  grid_id UUID NOT NULL REFERENCES combat_grids(id),
  obstacle_type VARCHAR(30) NOT NULL,
  
  -- Position data
  positions JSONB NOT NULL, -- Array of {x, y} coordinates
  height DECIMAL(4,2) NOT NULL,
  
  -- Properties
  provides_cover BOOLEAN DEFAULT FALSE,
  blocks_movement BOOLEAN DEFAULT TRUE,
  blocks_line_of_sight BOOLEAN DEFAULT TRUE,
  destructible BOOLEAN DEFAULT FALSE,
  current_hp INTEGER,
  max_hp INTEGER,
  
  -- Metadata
  name VARCHAR(100),
  description TEXT,
  
  created_at TIMESTAMP DEFAULT NOW()
);

CREATE TABLE character_positions (
  id UUID PRIMARY KEY,
  character_id UUID NOT NULL REFERENCES characters(id),
  combat_session_id UUID NOT NULL REFERENCES combat_sessions(id),
  
  -- Current position
  position_x INTEGER NOT NULL,
  position_y INTEGER NOT NULL,
  elevation DECIMAL(4,2) DEFAULT 0,
  facing_direction VARCHAR(10) DEFAULT 'north',
  
  -- Movement tracking
  movement_used INTEGER DEFAULT 0,
  movement_remaining INTEGER NOT NULL,
  max_movement_per_turn INTEGER NOT NULL,
  
  -- Tactical state
  stance VARCHAR(20) DEFAULT 'balanced',
  in_cover BOOLEAN DEFAULT FALSE,
  cover_quality VARCHAR(20) DEFAULT 'none',
  has_high_ground BOOLEAN DEFAULT FALSE,
  flanked BOOLEAN DEFAULT FALSE,
  surrounded BOOLEAN DEFAULT FALSE,
  
  -- Zone control
  threatens_positions JSONB DEFAULT '[]',
  threatened_by JSONB DEFAULT '[]',
  
  updated_at TIMESTAMP DEFAULT NOW(),
  
  -- Ensure one position per character per combat
  UNIQUE(character_id, combat_session_id)
);

CREATE TABLE active_formations (
  id UUID PRIMARY KEY,
  formation_id VARCHAR(50) NOT NULL,
  combat_session_id UUID NOT NULL REFERENCES combat_sessions(id),
  
  -- Formation positioning
  center_position_x INTEGER NOT NULL,
  center_position_y INTEGER NOT NULL,
  facing_direction VARCHAR(10) NOT NULL,
  
  -- Member assignments
  character_assignments JSONB NOT NULL, -- {character_id: role}
  
  -- State tracking
  is_active BOOLEAN DEFAULT TRUE,
  integrity_score INTEGER DEFAULT 100,
  
  -- Formation bonuses applied
  active_bonuses JSONB DEFAULT '[]',
  
  established_at TIMESTAMP DEFAULT NOW(),
  disbanded_at TIMESTAMP,
  
  -- Performance metrics
  formation_effectiveness INTEGER DEFAULT 50,
  disruption_count INTEGER DEFAULT 0
);

CREATE TABLE tactical_maneuvers_log (
  id UUID PRIMARY KEY,
  character_id UUID NOT NULL REFERENCES characters(id),
  combat_session_id UUID NOT NULL REFERENCES combat_sessions(id),
  maneuver_id VARCHAR(50) NOT NULL,
  
  -- Execution details
  from_position JSONB NOT NULL, -- {x, y}
  to_position JSONB NOT NULL,   -- {x, y}
  target_character_id UUID REFERENCES characters(id),
  
  -- Results
  execution_successful BOOLEAN NOT NULL,
  failure_reason VARCHAR(100),
  movement_cost INTEGER,
  
  -- Effects applied
  stat_modifiers_applied JSONB DEFAULT '[]',
  special_effects_triggered JSONB DEFAULT '[]',
  
  executed_at TIMESTAMP DEFAULT NOW()
);

CREATE TABLE cover_calculations (
  id UUID PRIMARY KEY,
  combat_session_id UUID NOT NULL REFERENCES combat_sessions(id),
  
  -- Positions involved
  attacker_position JSONB NOT NULL,
  target_position JSONB NOT NULL,
  
  -- Cover analysis
  cover_quality VARCHAR(20) NOT NULL,
  cover_sources JSONB DEFAULT '[]', -- Obstacles providing cover
  
  -- Line of sight data
  has_line_of_sight BOOLEAN NOT NULL,
  blocking_obstacles JSONB DEFAULT '[]',
  distance DECIMAL(6,2) NOT NULL,
  elevation_advantage DECIMAL(4,2) DEFAULT 0,
  
  -- Applied effects
  damage_reduction_percent INTEGER DEFAULT 0,
  accuracy_modifier INTEGER DEFAULT 0,
  
  calculated_at TIMESTAMP DEFAULT NOW()
);

-- Indexes for performance
CREATE INDEX idx_character_positions_combat ON character_positions(combat_session_id);
CREATE INDEX idx_character_positions_character ON character_positions(character_id);
CREATE INDEX idx_character_positions_location ON character_positions(position_x, position_y);

CREATE INDEX idx_active_formations_combat ON active_formations(combat_session_id);
CREATE INDEX idx_active_formations_active ON active_formations(is_active);

CREATE INDEX idx_maneuvers_log_character ON tactical_maneuvers_log(character_id);
CREATE INDEX idx_maneuvers_log_combat ON tactical_maneuvers_log(combat_session_id);
CREATE INDEX idx_maneuvers_log_executed ON tactical_maneuvers_log(executed_at);

CREATE INDEX idx_cover_calculations_combat ON cover_calculations(combat_session_id);
CREATE INDEX idx_cover_calculations_calculated ON cover_calculations(calculated_at);
