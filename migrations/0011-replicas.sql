-- What an address asked in one minute, for all replicas together, where it asked much; rows live for two minutes. A crash
-- may empty it, and it is in no log of changes: that costs nobody more than a minute's count.
CREATE UNLOGGED TABLE minute_count (
  -- Of the limit and the address, by the key of the day.
  hash bytea NOT NULL,
  minute timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (minute, hash)
);

-- Which sweep was done when: of all replicas one does it, and nobody else until then.
CREATE TABLE sweep (
  name text PRIMARY KEY,
  claimed_until timestamptz NOT NULL
);
