import type { dictionary } from '@nivas/contract/dictionary/calls.ts'
import type { Questions } from '../../testing/questions.ts'

export const questions: Questions<typeof dictionary> = {
  searchMeaning: [
    { word: 'word4711' },
    { word: 'other17' },
    { word: 'wrod4711' },
    { word: 'w' },
    { word: 'नमस्ते' },
  ],
  ownWords: [{ word: 'word47' }, { sort: 'id' }],
}
