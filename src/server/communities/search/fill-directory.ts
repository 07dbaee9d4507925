import type pg from 'pg'
import type { Database } from '#server/db/connect.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { DirectoryRow } from './directory-rows.ts'
import { token } from './search-tokens.ts'

// Any number will do, as long as no other lock of ours uses it.
const LOCK = 6284_0002
const editionsKept = 2
/** A few megabytes of JSON at a time. */
const rowsAtOnce = 1000

/** What makes an edition: the hash of its catalogue, and its rows when they are needed. */
type Edition = {
  hash: string
  organizations: { id: string; name: string }[]
  rows: () => DirectoryRow[]
}

/**
 * Fills the directory's tables, unless they have this edition already, and gives its number. All or nothing; of
 * servers that start together one fills, and the others wait. Only the newest two editions stay.
 */
export function fillDirectory({ pool }: Pick<Database, 'pool'>, edition: Edition): Promise<number> {
  return pool.withPatience((client) =>
    inTransaction(client, async () => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
      return (await findEdition(client, edition.hash)) ?? fill(client, edition)
    }),
  )
}

async function findEdition(client: pg.ClientBase, hash: string): Promise<number | undefined> {
  const { rows } = await client.query<{ edition: number }>(
    'SELECT edition FROM directory_edition WHERE catalogue_hash = $1',
    [hash],
  )
  return rows[0]?.edition
}

async function fill(client: pg.ClientBase, { hash, organizations, rows }: Edition): Promise<number> {
  const inserted = await client.query<{ edition: number }>(
    'INSERT INTO directory_edition (catalogue_hash) VALUES ($1) RETURNING edition',
    [hash],
  )
  const edition = inserted.rows[0]?.edition as number
  await client.query(insertOrganizations, [edition, JSON.stringify(organizations)])
  const all = rows()
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    const part = JSON.stringify(all.slice(from, from + rowsAtOnce))
    for (const statement of [insertServices, insertSchedules]) await client.query(statement, [edition, part])
    await client.query(insertLocations, [edition, part, token.edition(edition)])
  }
  await client.query(deleteOldEditions, [editionsKept])
  // New rows wait in a list beside the index, which every search would read from end to end.
  await client.query("SELECT gin_clean_pending_list('service_at_location_terms')")
  // Without counts the planner takes the tables for empty, and reads them from end to end.
  for (const table of ['service', 'schedule', 'service_at_location']) await client.query(`ANALYZE ${table}`)
  return edition
}

const insertOrganizations = `
  INSERT INTO organization (edition, id, name)
  SELECT $1, id, name FROM jsonb_to_recordset($2::jsonb) AS given (id text, name text)`

const insertServices = `
  INSERT INTO service (edition, number, id, organization_id, category, reach)
  SELECT $1, number, id, organization_id, category, reach
  FROM jsonb_to_recordset($2::jsonb) AS given (number integer, id text, organization_id text, category text, reach text)`

const insertSchedules = `
  INSERT INTO schedule (edition, service, byday, opens_at, closes_at, timezone)
  SELECT $1, number, byday, opens_at, closes_at, timezone
  FROM jsonb_to_recordset($2::jsonb) AS given (number integer, schedules jsonb),
    jsonb_to_recordset(schedules) AS times (byday text, opens_at text, closes_at text, timezone text)`

/** The terms of a service are made once, and joined with the marks of each of its places. */
const insertLocations = `
  INSERT INTO service_at_location (edition, service, reach, miles_served, lat, lon, terms)
  SELECT $1, number, place.reach, place.miles, place.lat, place.lon,
    words.terms || array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(place.marks)) || $3::text)
  FROM jsonb_to_recordset($2::jsonb) AS given (number integer, terms jsonb, locations jsonb),
    LATERAL (
      SELECT (terms ->> 'concepts')::tsvector
        || setweight(to_tsvector('english', terms #>> '{name,en}'), 'A')
        || setweight(to_tsvector('spanish', terms #>> '{name,es}'), 'A')
        || setweight(to_tsvector('simple', terms ->> 'organization'), 'B')
        || setweight(to_tsvector('english', terms #>> '{description,en}'), 'C')
        || setweight(to_tsvector('spanish', terms #>> '{description,es}'), 'C')
        || setweight(to_tsvector('english', terms #>> '{eligibility,en}'), 'D')
        || setweight(to_tsvector('spanish', terms #>> '{eligibility,es}'), 'D') AS terms
      OFFSET 0
    ) AS words,
    jsonb_to_recordset(locations) AS place (reach smallint, miles real, lat real, lon real, marks jsonb)`

const deleteOldEditions = `
  DELETE FROM directory_edition
  WHERE edition NOT IN (SELECT edition FROM directory_edition ORDER BY filled_at DESC LIMIT $1)`
