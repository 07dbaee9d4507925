// Gives the tests of one vitest project a folder, as its globalSetup.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Removes it when the processes of the tests have ended, which vitest ends without asking them. */
export function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'navi-tests-'))
  project.provide('testFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
