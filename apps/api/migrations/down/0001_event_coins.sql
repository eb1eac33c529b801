DROP INDEX "event_child_coin";
DROP INDEX "event_coin"
