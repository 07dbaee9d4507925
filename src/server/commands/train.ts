// `npm run train`: makes the language model anew from the examples, and the words that bear a danger out. The same
// examples give the same bytes.
import { writeFileSync } from 'node:fs'
import { writtenBearingWords } from '#language/bearing/count-bearing-words.ts'
import { bearingWordsFile } from '#language/bearing/load-bearing-words.ts'
import { modelFile } from '#language/scorer/load-scorer.ts'
import { encodeModel } from '#language/scorer/model-file.ts'
import { trainModel } from '#language/scorer/train-model.ts'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { namesToLearn, sentencesToLearn } from '#server/catalogue/what-to-learn.ts'

const started = performance.now()
const catalogue = loadCatalogue('catalogue')
const examples = sentencesToLearn(catalogue)
const bytes = encodeModel(trainModel(examples, namesToLearn(catalogue)))
writeFileSync(modelFile, bytes)
writeFileSync(bearingWordsFile, writtenBearingWords())
const seconds = ((performance.now() - started) / 1_000).toFixed(1)
console.log(`${examples.length} sentences, ${bytes.length} bytes, ${seconds} s`)
