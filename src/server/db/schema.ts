import {
  bigint,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** Which catalogues this database has served, for whoever must know what was told when. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    hash: text().primaryKey(),
    programs: integer().notNull(),
    drugs: integer().notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
    lastStartedAt: timestamp('last_started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('catalogue_version_last_started_at').on(table.lastStartedAt)],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Whom a message goes to and what it says. */
export type OutboxContent = {
  recipient: string
  subject?: string
  text: string
  html?: string
  replyTo?: string
  stopLink?: string
}

/** Messages on their way out; see migrations/0003-outbox.sql and 0007-sealed-recipients.sql. */
export const outbox = pgTable('outbox', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['email', 'text'] }).notNull(),
  /** An `OutboxContent` encrypted, in base64. */
  message: jsonb().$type<{ sealed: string }>(),
  status: text({ enum: ['waiting', 'sending', 'done', 'dead'] })
    .notNull()
    .default('waiting'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  leasedUntil: moment('leased_until'),
  giveUpAt: moment('give_up_at').notNull(),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
  lastError: text('last_error'),
  dedupeKey: bytes('dedupe_key').unique(),
})

/** Keys for hashing addresses: `installation` for good, and one for each day. */
export const hashKey = pgTable('hash_key', { name: text().primaryKey(), key: bytes().notNull() })

/** How often something was sent on a day, by hash, and before when who did must not go on. */
export const sendCount = pgTable('send_count', {
  hash: bytes().primaryKey(),
  day: date().notNull(),
  sends: integer().notNull(),
  openAt: moment('open_at'),
})

/** Hashes of the numbers that answered STOP, and of the mailboxes that want no mail. */
export const stoppedRecipient = pgTable('stopped_recipient', {
  hash: bytes().primaryKey(),
  stoppedAt: moment('stopped_at').notNull().defaultNow(),
})

/** Turns of talks that only their readers' cookies open; see migrations/0006-turns-and-probe.sql. */
export const conversationTurn = pgTable(
  'conversation_turn',
  {
    talk: bytes().notNull(),
    question: bytes().notNull(),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sealed: bytes().notNull(),
    begunAt: moment('begun_at').notNull(),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.talk, table.question] }),
    index('conversation_turn_said_at').on(table.saidAt),
  ],
)

/** What people sent by our forms, sealed; see migrations/0005-requests.sql. */
export const request = pgTable('request', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['contact', 'delivery'] }).notNull(),
  sealed: bytes().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Which sweep was done when; see migrations/0011-replicas.sql. */
export const sweep = pgTable('sweep', { name: text().primaryKey(), claimedUntil: moment('claimed_until').notNull() })

/** Which commands the operator ran; see migrations/0010-operator-actions.sql. */
export const operatorAction = pgTable('operator_action', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  osUser: text('os_user').notNull(),
  command: text().notNull(),
  rows: integer(),
})
