import { byName, type RecordLists } from '../app/record-list.ts'

export const dictionaryRecords: RecordLists = { dictionary_word: byName('/dictionary-words', 'word') }
