-- Talks with Navi: one row each, sealed with a key that only the reader's cookie gives, so that a copy of this table tells
-- nothing but how many talks there were. Deleted after CONVERSATION_HOURS, or by the reader.
CREATE TABLE conversation (
  -- A hash of the cookie's secret and the session id.
  id bytea PRIMARY KEY,
  sealed bytea NOT NULL,
  -- Whole minutes: more would help to tell whose talk a row is.
  created_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL,
  -- Counts the writes, so that two tabs do not undo each other's.
  version integer NOT NULL
);

CREATE INDEX conversation_created_at ON conversation (created_at);
