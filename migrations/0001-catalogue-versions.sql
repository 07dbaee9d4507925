-- Which catalogues this database has served: one row a catalogue, touched at every start.
CREATE TABLE catalogue_version (
  hash text PRIMARY KEY,
  programs integer NOT NULL,
  drugs integer NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now(),
  last_started_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX catalogue_version_last_started_at ON catalogue_version (last_started_at);
