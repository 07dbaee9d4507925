-- Messages on their way out. A row is written before the reader is told "sent"; a worker delivers it, however often that fails.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('email', 'text')),
  -- Both are erased on delivery, and a week after the last failure.
  recipient text,
  message jsonb,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sending', 'done', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- After it, whoever was sending is taken for dead.
  leased_until timestamptz,
  -- After it, nobody waits for the message any more.
  give_up_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- A code, never an address.
  last_error text,
  -- Says that the same was sent a moment ago; forgotten when that moment is over.
  dedupe_key bytea UNIQUE
);

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE status IN ('waiting', 'sending');
CREATE INDEX outbox_finished ON outbox (finished_at) WHERE status IN ('done', 'dead');

-- Keys for hashing addresses: 'installation' for good, and one for each day, which is deleted with the day.
CREATE TABLE hash_key (
  name text PRIMARY KEY,
  key bytea NOT NULL
);

-- How often something was sent on a day, by hashes that nobody can undo or link once the key of the day is gone.
CREATE TABLE send_count (
  hash bytea PRIMARY KEY,
  day date NOT NULL,
  sends integer NOT NULL
);

-- Hashes of the numbers that answered STOP.
CREATE TABLE stopped_number (
  hash bytea PRIMARY KEY,
  stopped_at timestamptz NOT NULL DEFAULT now()
);
