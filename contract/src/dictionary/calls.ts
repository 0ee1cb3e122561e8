import * as z from 'zod'
import { del, get, post, put } from '../call.ts'
import { byId } from '../fields.ts'
import {
  AskedWord,
  EditOwnWord,
  Meaning,
  OfflineWords,
  OwnWord,
  OwnWordForm,
  OwnWordQuery,
} from './schemas.ts'

const ofWord = {
  permission: 'manage-dictionary',
  message: 'Record updated successfully.',
  record: 'dictionary_word',
} as const

export const dictionary = {
  searchMeaning: post('/searchmeaning', {
    permission: 'public',
    summary: 'What a word means, from Hindi to English or the reverse',
    body: AskedWord,
    returns: Meaning,
    beside: ['wordmeaning'],
    reads: true,
  }),
  offlineWords: get('/dictionary/words', {
    permission: 'public',
    summary: 'The words that a browser keeps, to look them up without a network',
    returns: OfflineWords,
  }),
  ownWords: get('/admin/dictionary/words', {
    permission: 'manage-dictionary',
    summary: 'The words of the venue, a page at a time',
    query: OwnWordQuery,
    returns: OwnWord,
    paged: true,
  }),
  addWord: post('/admin/dictionary/words', {
    ...ofWord,
    message: 'Record Added successfully.',
    summary: 'Add a word to the dictionary',
    body: OwnWordForm,
    returns: OwnWord,
  }),
  editWord: put('/admin/dictionary/words/:id', {
    ...ofWord,
    summary: 'Change a word of the dictionary',
    params: byId,
    body: EditOwnWord,
    returns: OwnWord,
  }),
  removeWord: del('/admin/dictionary/words/:id', {
    ...ofWord,
    summary: 'Delete a word of the dictionary',
    params: byId,
    returns: z.null(),
  }),
  restoreWord: post('/admin/dictionary/words/:id', {
    ...ofWord,
    summary: 'Restore a deleted word of the dictionary',
    params: byId,
    body: OwnWordForm,
    returns: OwnWord,
  }),
}
