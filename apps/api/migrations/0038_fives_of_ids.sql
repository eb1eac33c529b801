-- Any six digits of an id have at least one of its parts of five in them, or all but a digit of two: parts begin at every third digit
-- (`query/ids-having.ts`). Of ten million ids some two hundred have a part in common; of the parts of four it had until now, 2,400.
DROP INDEX IF EXISTS "event_id_parts";--> statement-breakpoint
DROP INDEX IF EXISTS "did_id_parts";--> statement-breakpoint
DO $$ BEGIN
  IF version() NOT ILIKE '%emscripten%' THEN
    CREATE INDEX "event_id_fives" ON "event" USING gin ((array[substr("launcher_id", 1, 5), substr("launcher_id", 4, 5), substr("launcher_id", 7, 5), substr("launcher_id", 10, 5), substr("launcher_id", 13, 5), substr("launcher_id", 16, 5), substr("launcher_id", 19, 5), substr("launcher_id", 22, 5), substr("launcher_id", 25, 5), substr("launcher_id", 28, 5), substr("launcher_id", 31, 5), substr("launcher_id", 34, 5), substr("launcher_id", 37, 5), substr("launcher_id", 40, 5), substr("launcher_id", 43, 5), substr("launcher_id", 46, 5), substr("launcher_id", 49, 5), substr("launcher_id", 52, 5), substr("launcher_id", 55, 5), substr("launcher_id", 58, 5), substr("launcher_id", 61, 5)])) WITH (gin_pending_list_limit = 16384) WHERE event_index = 0;
    CREATE INDEX "did_id_fives" ON "did" USING gin ((array[substr("did_id", 1, 5), substr("did_id", 4, 5), substr("did_id", 7, 5), substr("did_id", 10, 5), substr("did_id", 13, 5), substr("did_id", 16, 5), substr("did_id", 19, 5), substr("did_id", 22, 5), substr("did_id", 25, 5), substr("did_id", 28, 5), substr("did_id", 31, 5), substr("did_id", 34, 5), substr("did_id", 37, 5), substr("did_id", 40, 5), substr("did_id", 43, 5), substr("did_id", 46, 5), substr("did_id", 49, 5), substr("did_id", 52, 5), substr("did_id", 55, 5), substr("did_id", 58, 5), substr("did_id", 61, 5)])) WHERE valid_to is null;
  END IF;
END $$;
