/** Folders that combine all areas: the demo and the tests write every table. */
const everywhere = ['demo', 'testing']

const reading = [
  /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+)?([a-z_]+)\b/gi,
  /(?:selectFrom|Join|\.using|\.from)\(\s*['"]([a-z_]+)/g,
]
const writing = [
  /\b(?:insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+(?:only\s+)?([a-z_]+)\b/gi,
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"]([a-z_]+)/g,
  /(?:insertRows|takeIds|lockRow)\(\s*\w+,\s*['"]([a-z_]+)/g,
]

/** Replaces the comments of a text by blanks, so that every other character keeps its position. */
const codeOf = (text) => text.replace(/^\s*(\/?\*|\/\/).*$/gm, (comment) => comment.replace(/\S/g, ' '))

/** Returns the tables that statements name, each with the position of its first use. */
function namedBy(patterns, code, known) {
  const found = new Map()
  for (const pattern of patterns)
    for (const { 1: name, index } of code.matchAll(pattern))
      if (known.has(name) && index < (found.get(name) ?? code.length)) found.set(name, index)
  return found
}

/** Returns the names of the tables in the generated types. */
const tablesOf = (schema) =>
  new Set(
    [...(/interface DB \{([^}]*)\}/.exec(schema)?.[1] ?? '').matchAll(/^\s*(\w+):/gm)].map(
      ([, name]) => name,
    ),
  )

/**
 * Returns every statement that uses a table of another folder without permission, as `gate/exit.ts:3: reason`.
 *
 * @param schema the text of the generated types
 * @param declared the exports of each folder's `tables.ts`, by folder
 * @param files the path of each file relative to `src`, with `/`, and its text
 */
export function tableFaultsIn(schema, declared, files) {
  const known = tablesOf(schema)
  const ownersOf = (table) => Object.keys(declared).filter((folder) => declared[folder].owns.includes(table))
  const faults = [...known]
    .filter((table) => ownersOf(table).length !== 1)
    .map((table) => `${table} is owned by ${ownersOf(table).join(' and ') || 'no folder'}`)
  const used = new Set()
  const judge = (file, code, patterns, list, verb) => {
    const folder = file.split('/')[0]
    for (const [table, index] of namedBy(patterns, code, known)) {
      const [owner] = ownersOf(table)
      if (owner === undefined || owner === folder) continue
      used.add(`${owner} ${list} ${table} ${folder}`)
      if (!declared[owner][list]?.[table]?.includes(folder))
        faults.push(
          `${file}:${code.slice(0, index).split('\n').length}: ${verb} ${table} past the door of ${owner}`,
        )
    }
  }
  for (const [file, text] of files) {
    if (everywhere.includes(file.split('/')[0]) || /\.test\.|\/testing\//.test(file)) continue
    const code = codeOf(text)
    // The demo of an area may read people and rooms that other areas wrote.
    if (!file.includes('/demo/')) judge(file, code, reading, 'readBy', 'reads')
    judge(file, code, writing, 'writtenBy', 'writes')
  }
  for (const [owner, lists] of Object.entries(declared))
    for (const list of ['readBy', 'writtenBy'])
      for (const [table, folders] of Object.entries(lists[list] ?? {}))
        for (const folder of folders)
          if (!used.has(`${owner} ${list} ${table} ${folder}`))
            faults.push(`${owner}/tables.ts: ${folder} has no statement for which ${table} is in ${list}`)
  return faults
}
