-- What people sent by the contact and delivery forms, sealed with ENCRYPTION_KEYS: a copy of this table tells only how many
-- there were of each kind, and when. Deleted after REQUEST_DAYS, or by `npm run requests delete`.
CREATE TABLE request (
  -- The id of the form that was filled in, so that the same form is stored once.
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('contact', 'delivery')),
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX request_created_at ON request (created_at);
