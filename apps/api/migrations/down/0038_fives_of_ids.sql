DROP INDEX IF EXISTS "event_id_fives";--> statement-breakpoint
DROP INDEX IF EXISTS "did_id_fives";--> statement-breakpoint
DO $$ BEGIN
  IF version() NOT ILIKE '%emscripten%' THEN
    CREATE INDEX "event_id_parts" ON "event" USING gin ((array[substr("launcher_id", 1, 4), substr("launcher_id", 5, 4), substr("launcher_id", 9, 4), substr("launcher_id", 13, 4), substr("launcher_id", 17, 4), substr("launcher_id", 21, 4), substr("launcher_id", 25, 4), substr("launcher_id", 29, 4), substr("launcher_id", 33, 4), substr("launcher_id", 37, 4), substr("launcher_id", 41, 4), substr("launcher_id", 45, 4), substr("launcher_id", 49, 4), substr("launcher_id", 53, 4), substr("launcher_id", 57, 4), substr("launcher_id", 61, 4)])) WITH (gin_pending_list_limit = 16384) WHERE event_index = 0;
    CREATE INDEX "did_id_parts" ON "did" USING gin ((array[substr("did_id", 1, 4), substr("did_id", 5, 4), substr("did_id", 9, 4), substr("did_id", 13, 4), substr("did_id", 17, 4), substr("did_id", 21, 4), substr("did_id", 25, 4), substr("did_id", 29, 4), substr("did_id", 33, 4), substr("did_id", 37, 4), substr("did_id", 41, 4), substr("did_id", 45, 4), substr("did_id", 49, 4), substr("did_id", 53, 4), substr("did_id", 57, 4), substr("did_id", 61, 4)])) WHERE valid_to is null;
  END IF;
END $$;
