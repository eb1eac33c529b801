-- Any six digits of an id lie over one or two of its sixteen parts of four (`query/ids-having.ts`). New entries wait for the index in
-- a list: put in one by one they would cost a mint three times as much. The embedded database would write half as fast
-- with them, and holds few enough ids to look at each.
DO $$ BEGIN
  IF version() NOT ILIKE '%emscripten%' THEN
    CREATE INDEX "event_id_parts" ON "event" USING gin ((array[substr("launcher_id", 1, 4), substr("launcher_id", 5, 4), substr("launcher_id", 9, 4), substr("launcher_id", 13, 4), substr("launcher_id", 17, 4), substr("launcher_id", 21, 4), substr("launcher_id", 25, 4), substr("launcher_id", 29, 4), substr("launcher_id", 33, 4), substr("launcher_id", 37, 4), substr("launcher_id", 41, 4), substr("launcher_id", 45, 4), substr("launcher_id", 49, 4), substr("launcher_id", 53, 4), substr("launcher_id", 57, 4), substr("launcher_id", 61, 4)])) WITH (gin_pending_list_limit = 16384) WHERE event_index = 0;
    CREATE INDEX "did_id_parts" ON "did" USING gin ((array[substr("did_id", 1, 4), substr("did_id", 5, 4), substr("did_id", 9, 4), substr("did_id", 13, 4), substr("did_id", 17, 4), substr("did_id", 21, 4), substr("did_id", 25, 4), substr("did_id", 29, 4), substr("did_id", 33, 4), substr("did_id", 37, 4), substr("did_id", 41, 4), substr("did_id", 45, 4), substr("did_id", 49, 4), substr("did_id", 53, 4), substr("did_id", 57, 4), substr("did_id", 61, 4)])) WHERE valid_to is null;
  END IF;
END $$;
--> statement-breakpoint
CREATE INDEX "offer_beginning" ON "offer" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "profile_claim_username_part" ON "profile_claim" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profile_claim_name_part" ON "profile_claim" USING gin ("name" gin_trgm_ops);
