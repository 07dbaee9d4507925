const builtIns = [
  Object.prototype,
  Object,
  Function.prototype,
  Array.prototype,
  String.prototype,
  Number.prototype,
  Promise.prototype,
  Map.prototype,
  Symbol,
  Reflect,
  globalThis,
]

/** Every name that a plain object answers to without having been given it, and other names of the language itself. */
export const builtInNames = [
  ...new Set([...builtIns.flatMap((owner) => Reflect.ownKeys(owner)), 'prototype', 'null', 'true', 'this']),
].filter((name) => typeof name === 'string')

/** Those that stand on every plain object: each is tried alone. */
export const inheritedNames = Reflect.ownKeys(Object.prototype).map(String)
