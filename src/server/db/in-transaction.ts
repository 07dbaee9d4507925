import type pg from 'pg'

/**
 * Does work on a connection as one transaction: all of it, or nothing.
 * @param mode what follows BEGIN, such as `READ ONLY`
 */
export async function inTransaction<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
  mode = '',
): Promise<Result> {
  await client.query(`BEGIN ${mode}`)
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A lost connection takes nothing back, and would hide what went wrong.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
