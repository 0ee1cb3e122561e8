import { byName, byNumber, type RecordLists } from '../app/record-list.ts'

/** A user or a role that has since been deleted has no name, and is in no list. */
export const accessRecords: RecordLists = {
  role: byName('/roles'),
  user: (user) => (user.name === '' ? [] : byNumber('/users', 'id')(user)),
}
