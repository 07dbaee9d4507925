-- Talks with Navi, one row a turn, so that a turn adds what was said and does not write the whole talk anew. Each is sealed
-- with a key that only the reader's cookie gives: a copy of this table tells how many turns a talk has and how long they are,
-- and nothing else. Talks live for a day at most, so those of the older form are dropped.
DROP TABLE conversation;

CREATE TABLE conversation_turn (
  -- A hash of the cookie's secret and the session id.
  talk bytea NOT NULL,
  -- A hash of the question's id under the talk's key: the same question is kept once.
  question bytea NOT NULL,
  -- The order of the turns.
  number bigint GENERATED ALWAYS AS IDENTITY,
  -- The turn, and what the next one needs to know.
  sealed bytea NOT NULL,
  -- Whole minutes: more would help to tell whose talk a row is. The talk was begun at the first.
  begun_at timestamptz NOT NULL,
  said_at timestamptz NOT NULL,
  PRIMARY KEY (talk, question)
);

CREATE INDEX conversation_turn_said_at ON conversation_turn (said_at);

-- One row, written anew to see whether the database can be written to.
CREATE TABLE probe (
  written_at timestamptz NOT NULL
);

INSERT INTO probe VALUES (now());
