DROP INDEX "profile_claim_name_part";
DROP INDEX "profile_claim_username_part";
DROP INDEX "offer_beginning";
DROP INDEX IF EXISTS "did_id_parts";
DROP INDEX IF EXISTS "event_id_parts"
