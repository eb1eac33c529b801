-- What a card of a list speaks of and that changed, by the transaction that changed it: so those who keep cards let go of these alone
-- (`query/card-changes.ts`). Where a statement changes more than 250, or what is on cards everywhere, `*` stands for all there are.
-- Numbers of transactions mean nothing elsewhere: this is in no backup, and in no schema of ours.
CREATE INDEX "profile_claim_avatar" ON "profile_claim" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "profile_claim_header" ON "profile_claim" USING btree ("header_id");--> statement-breakpoint
CREATE TABLE "card_change" (
	"xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "card_change_pk" PRIMARY KEY("xid", "id")
);--> statement-breakpoint
CREATE FUNCTION "tell_card_changes"(ids text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  IF cardinality(ids) > 250 THEN
    ids := array['*'];
  END IF;
  -- People are shown by NFTs.
  INSERT INTO "card_change" ("id")
    SELECT id FROM unnest(ids) id WHERE id IS NOT NULL
    UNION SELECT did_id FROM "profile_claim" WHERE avatar_id = any(ids) OR header_id = any(ids)
    ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
CREATE FUNCTION "card_change_everywhere"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_card_changes(array['*']);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Of an NFT's own rows.
CREATE FUNCTION "card_change_of_items"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_card_changes(array(SELECT launcher_id FROM written LIMIT 251));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "card_change_of_ends"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_card_changes(array(SELECT o.launcher_id FROM written JOIN "offer" o ON o.id = written.offer_id LIMIT 251));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "card_change_of_files"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_card_changes(array(
    SELECT n.launcher_id FROM written JOIN "nft" n ON n.data_hash = written.key AND n.valid_to IS NULL LIMIT 251));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "card_change_of_collection"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_card_changes(array(
    SELECT launcher_id FROM "detail" WHERE collection_id = coalesce(NEW.id, OLD.id) LIMIT 251));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "card_change_of_claim"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_card_changes(array[coalesce(NEW.did_id, OLD.did_id)]);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Of a DID that nobody claimed, cards have nothing that changes.
CREATE FUNCTION "card_change_of_dids"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM tell_card_changes(array(
    SELECT written.did_id FROM written WHERE EXISTS (SELECT FROM "profile_claim" c WHERE c.did_id = written.did_id) LIMIT 251));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('nft', 'items'), ('detail', 'items'), ('offer', 'items'), ('offer_end', 'ends'), ('media', 'files'), ('did', 'dids')
  ) AS parts (of, teller) LOOP
    EXECUTE format('CREATE TRIGGER card_change_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION card_change_of_%s()', part.of, part.teller);
    EXECUTE format('CREATE TRIGGER card_change_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION card_change_of_%s()', part.of, part.teller);
    EXECUTE format('CREATE TRIGGER card_change_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION card_change_of_%s()', part.of, part.teller);
  END LOOP;
  FOR part IN SELECT * FROM (VALUES ('hidden'), ('ban'), ('token_listing')) AS parts (of) LOOP
    EXECUTE format('CREATE TRIGGER card_change_row AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION card_change_everywhere()', part.of);
  END LOOP;
  FOR part IN SELECT unnest(array['nft', 'detail', 'offer', 'offer_end', 'media', 'did', 'hidden', 'ban', 'collection', 'profile_claim']) AS of LOOP
    EXECUTE format('CREATE TRIGGER card_change_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION card_change_everywhere()', part.of);
  END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER "card_change_row" AFTER INSERT OR UPDATE OR DELETE ON "profile_claim" FOR EACH ROW EXECUTE FUNCTION card_change_of_claim();--> statement-breakpoint
CREATE TRIGGER "card_change_row" AFTER INSERT OR DELETE ON "collection" FOR EACH ROW EXECUTE FUNCTION card_change_of_collection();--> statement-breakpoint
CREATE TRIGGER "card_change_name" AFTER UPDATE OF "name" ON "collection" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION card_change_of_collection();
