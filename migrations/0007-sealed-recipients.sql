-- Whom a message goes to is sealed together with what it says, so that no address ever lies readable in the database's files.
-- Letters of the older form keep their recipient beside what is sealed until they are delivered or given up: a day at most,
-- and a week for dead ones.
UPDATE outbox SET message = message || jsonb_build_object('recipient', recipient)
WHERE recipient IS NOT NULL AND message IS NOT NULL;

ALTER TABLE outbox DROP COLUMN recipient;
