import { dictionary as calls } from '@nivas/contract/dictionary/calls.ts'
import { bind } from '../http/bind.ts'
import { addWord } from './add-word.ts'
import { editWord } from './edit-word.ts'
import { offlineWords } from './offline-words.ts'
import { ownWords } from './own-words.ts'
import { removeWord } from './remove-word.ts'
import { restoreWord } from './restore-word.ts'
import { searchMeaning } from './search-meaning.ts'

export { dictionaryDemo } from './demo/words-demo.ts'
export { wordsImport } from './import-words.ts'
export { fileHash, loadFile } from './load-file.ts'

export const dictionary = () =>
  bind('dictionary', calls, {
    searchMeaning,
    offlineWords: offlineWords(),
    ownWords,
    addWord,
    editWord,
    removeWord,
    restoreWord,
  })
