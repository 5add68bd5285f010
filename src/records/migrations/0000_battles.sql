CREATE TABLE "books" (
	"hash" varchar(16) PRIMARY KEY NOT NULL,
	"mode" varchar(10) NOT NULL,
	"rule_set" varchar(50) NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"combat_session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"side" varchar(5) NOT NULL,
	"combat_type" varchar(20) NOT NULL,
	"cost" integer NOT NULL,
	"full_health" integer NOT NULL,
	"health" integer NOT NULL,
	"deployed_round" integer NOT NULL,
	"fell_round" integer
);
--> statement-breakpoint
CREATE TABLE "combat_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mode" varchar(10) NOT NULL,
	"book_hash" varchar(16) NOT NULL,
	"rule_set" varchar(50) NOT NULL,
	"battlefield" varchar(100),
	"seed" bigint,
	"left_player" text NOT NULL,
	"right_player" text NOT NULL,
	"start" jsonb NOT NULL,
	"winner" varchar(5),
	"ending" varchar(20),
	"rounds" integer NOT NULL,
	"order_count" integer NOT NULL,
	"event_count" integer NOT NULL,
	"final_hash" varchar(16) NOT NULL,
	"created_at" timestamp DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "battle_blows" (
	"combat_session_id" uuid NOT NULL,
	"event_ordinal" integer NOT NULL,
	"round" integer NOT NULL,
	"side" varchar(5) NOT NULL,
	"attacker_id" uuid NOT NULL,
	"target_id" uuid,
	"target_type" varchar(10) NOT NULL,
	"attacker_x" integer NOT NULL,
	"attacker_y" integer NOT NULL,
	"target_x" integer,
	"target_y" integer,
	"zone" varchar(10) NOT NULL,
	"angle" varchar(10),
	"angle_reason" varchar(20),
	"outcome" varchar(10) NOT NULL,
	"is_reaction" boolean NOT NULL,
	"damage" integer NOT NULL,
	"felled" boolean NOT NULL,
	"cover_calculation_id" uuid,
	"arithmetic" jsonb NOT NULL,
	CONSTRAINT "battle_blows_combat_session_id_event_ordinal_pk" PRIMARY KEY("combat_session_id","event_ordinal")
);
--> statement-breakpoint
CREATE TABLE "battle_events" (
	"combat_session_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"order_ordinal" integer NOT NULL,
	"round" integer NOT NULL,
	"side" varchar(5) NOT NULL,
	"type" varchar(30) NOT NULL,
	"character_id" uuid,
	"other_character_id" uuid,
	"position_x" integer,
	"position_y" integer,
	"amount" integer,
	"detail" jsonb NOT NULL,
	CONSTRAINT "battle_events_combat_session_id_ordinal_pk" PRIMARY KEY("combat_session_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "battle_moments" (
	"combat_session_id" uuid NOT NULL,
	"order_ordinal" integer NOT NULL,
	"character_id" uuid NOT NULL,
	"position_x" integer NOT NULL,
	"position_y" integer NOT NULL,
	"facing_direction" varchar(10) NOT NULL,
	"health" integer NOT NULL,
	"stance" text NOT NULL,
	CONSTRAINT "battle_moments_combat_session_id_order_ordinal_character_id_pk" PRIMARY KEY("combat_session_id","order_ordinal","character_id")
);
--> statement-breakpoint
CREATE TABLE "battle_orders" (
	"combat_session_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"round" integer NOT NULL,
	"side" varchar(5) NOT NULL,
	"type" varchar(20) NOT NULL,
	"character_id" uuid,
	"detail" jsonb NOT NULL,
	CONSTRAINT "battle_orders_combat_session_id_ordinal_pk" PRIMARY KEY("combat_session_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "battle_rounds" (
	"combat_session_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"left_score" integer NOT NULL,
	"right_score" integer NOT NULL,
	"left_units" integer NOT NULL,
	"right_units" integer NOT NULL,
	"left_health" integer NOT NULL,
	"right_health" integer NOT NULL,
	CONSTRAINT "battle_rounds_combat_session_id_round_pk" PRIMARY KEY("combat_session_id","round")
);
--> statement-breakpoint
CREATE TABLE "active_formations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"formation_id" varchar(50) NOT NULL,
	"combat_session_id" uuid NOT NULL,
	"center_position_x" integer NOT NULL,
	"center_position_y" integer NOT NULL,
	"facing_direction" varchar(10) NOT NULL,
	"character_assignments" jsonb NOT NULL,
	"is_active" boolean DEFAULT true,
	"integrity_score" integer DEFAULT 100,
	"active_bonuses" jsonb DEFAULT '[]'::jsonb,
	"established_at" timestamp DEFAULT now(),
	"disbanded_at" timestamp,
	"formation_effectiveness" integer DEFAULT 50,
	"disruption_count" integer DEFAULT 0
);
--> statement-breakpoint
CREATE TABLE "character_positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"character_id" uuid NOT NULL,
	"combat_session_id" uuid NOT NULL,
	"position_x" integer NOT NULL,
	"position_y" integer NOT NULL,
	"elevation" numeric(4, 2) DEFAULT 0,
	"facing_direction" varchar(10) DEFAULT 'north',
	"movement_used" integer DEFAULT 0,
	"movement_remaining" integer NOT NULL,
	"max_movement_per_turn" integer NOT NULL,
	"stance" varchar(20) DEFAULT 'balanced',
	"in_cover" boolean DEFAULT false,
	"cover_quality" varchar(20) DEFAULT 'none',
	"has_high_ground" boolean DEFAULT false,
	"flanked" boolean DEFAULT false,
	"surrounded" boolean DEFAULT false,
	"threatens_positions" jsonb DEFAULT '[]'::jsonb,
	"threatened_by" jsonb DEFAULT '[]'::jsonb,
	"updated_at" timestamp DEFAULT now(),
	CONSTRAINT "character_positions_character_id_combat_session_id_unique" UNIQUE("character_id","combat_session_id")
);
--> statement-breakpoint
CREATE TABLE "combat_grids" (
	"id" uuid PRIMARY KEY NOT NULL,
	"combat_session_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"cell_size" numeric(4, 2) DEFAULT 1.5,
	"terrain_data" jsonb DEFAULT '{}'::jsonb,
	"elevation_data" jsonb DEFAULT '{}'::jsonb,
	"created_at" timestamp DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "combat_obstacles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grid_id" uuid NOT NULL,
	"obstacle_type" varchar(30) NOT NULL,
	"positions" jsonb NOT NULL,
	"height" numeric(4, 2) NOT NULL,
	"provides_cover" boolean DEFAULT false,
	"blocks_movement" boolean DEFAULT true,
	"blocks_line_of_sight" boolean DEFAULT true,
	"destructible" boolean DEFAULT false,
	"current_hp" integer,
	"max_hp" integer,
	"name" varchar(100),
	"description" text,
	"created_at" timestamp DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "cover_calculations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"combat_session_id" uuid NOT NULL,
	"attacker_position" jsonb NOT NULL,
	"target_position" jsonb NOT NULL,
	"cover_quality" varchar(20) NOT NULL,
	"cover_sources" jsonb DEFAULT '[]'::jsonb,
	"has_line_of_sight" boolean NOT NULL,
	"blocking_obstacles" jsonb DEFAULT '[]'::jsonb,
	"distance" numeric(6, 2) NOT NULL,
	"elevation_advantage" numeric(4, 2) DEFAULT 0,
	"damage_reduction_percent" integer DEFAULT 0,
	"accuracy_modifier" integer DEFAULT 0,
	"calculated_at" timestamp DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "tactical_maneuvers_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"character_id" uuid NOT NULL,
	"combat_session_id" uuid NOT NULL,
	"maneuver_id" varchar(50) NOT NULL,
	"from_position" jsonb NOT NULL,
	"to_position" jsonb NOT NULL,
	"target_character_id" uuid,
	"execution_successful" boolean NOT NULL,
	"failure_reason" varchar(100),
	"movement_cost" integer,
	"stat_modifiers_applied" jsonb DEFAULT '[]'::jsonb,
	"special_effects_triggered" jsonb DEFAULT '[]'::jsonb,
	"executed_at" timestamp DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_combat_session_id_combat_sessions_id_fk" FOREIGN KEY ("combat_session_id") REFERENCES "public"."combat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combat_sessions" ADD CONSTRAINT "combat_sessions_book_hash_books_hash_fk" FOREIGN KEY ("book_hash") REFERENCES "public"."books"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_formations" ADD CONSTRAINT "active_formations_combat_session_id_combat_sessions_id_fk" FOREIGN KEY ("combat_session_id") REFERENCES "public"."combat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_positions" ADD CONSTRAINT "character_positions_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_positions" ADD CONSTRAINT "character_positions_combat_session_id_combat_sessions_id_fk" FOREIGN KEY ("combat_session_id") REFERENCES "public"."combat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combat_grids" ADD CONSTRAINT "combat_grids_combat_session_id_combat_sessions_id_fk" FOREIGN KEY ("combat_session_id") REFERENCES "public"."combat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combat_obstacles" ADD CONSTRAINT "combat_obstacles_grid_id_combat_grids_id_fk" FOREIGN KEY ("grid_id") REFERENCES "public"."combat_grids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_calculations" ADD CONSTRAINT "cover_calculations_combat_session_id_combat_sessions_id_fk" FOREIGN KEY ("combat_session_id") REFERENCES "public"."combat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tactical_maneuvers_log" ADD CONSTRAINT "tactical_maneuvers_log_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tactical_maneuvers_log" ADD CONSTRAINT "tactical_maneuvers_log_combat_session_id_combat_sessions_id_fk" FOREIGN KEY ("combat_session_id") REFERENCES "public"."combat_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tactical_maneuvers_log" ADD CONSTRAINT "tactical_maneuvers_log_target_character_id_characters_id_fk" FOREIGN KEY ("target_character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idx_characters_combat" ON "characters" USING btree ("combat_session_id");--> statement-breakpoint
CREATE INDEX "idx_characters_kind" ON "characters" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "idx_combat_sessions_rules" ON "combat_sessions" USING btree ("mode","rule_set");--> statement-breakpoint
CREATE INDEX "idx_combat_sessions_book" ON "combat_sessions" USING btree ("book_hash");--> statement-breakpoint
CREATE INDEX "idx_battle_blows_angle" ON "battle_blows" USING btree ("zone","angle");--> statement-breakpoint
CREATE INDEX "idx_battle_events_type" ON "battle_events" USING btree ("type","round");--> statement-breakpoint
CREATE INDEX "idx_battle_orders_round" ON "battle_orders" USING btree ("round","type");--> statement-breakpoint
CREATE INDEX "idx_active_formations_combat" ON "active_formations" USING btree ("combat_session_id");--> statement-breakpoint
CREATE INDEX "idx_active_formations_active" ON "active_formations" USING btree ("is_active");--> statement-breakpoint
CREATE INDEX "idx_character_positions_combat" ON "character_positions" USING btree ("combat_session_id");--> statement-breakpoint
CREATE INDEX "idx_character_positions_character" ON "character_positions" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "idx_character_positions_location" ON "character_positions" USING btree ("position_x","position_y");--> statement-breakpoint
CREATE INDEX "idx_cover_calculations_combat" ON "cover_calculations" USING btree ("combat_session_id");--> statement-breakpoint
CREATE INDEX "idx_cover_calculations_calculated" ON "cover_calculations" USING btree ("calculated_at");--> statement-breakpoint
CREATE INDEX "idx_maneuvers_log_character" ON "tactical_maneuvers_log" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "idx_maneuvers_log_combat" ON "tactical_maneuvers_log" USING btree ("combat_session_id");--> statement-breakpoint
CREATE INDEX "idx_maneuvers_log_executed" ON "tactical_maneuvers_log" USING btree ("executed_at");