import { Button, Stack, Text } from '@mantine/core'
import { isLongWord, LONGEST_WORD, type NearWord } from '@nivas/contract/dictionary/schemas.ts'
import { blank } from '@nivas/contract/fields.ts'
import { type Text as TextWithValues, say as textOf } from '@nivas/contract/texts.ts'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { type FormEvent, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenNothingIsUrgent } from '../api/urgent.ts'
import { takeEarlyWord } from '../app/early-word.ts'
import { Heading } from '../app/heading.tsx'
import { LargeColumn } from '../app/large-column.tsx'
import { useText } from '../languages/use-text.ts'
import { HindiInput } from '../ui/transliteration/hindi-input.tsx'
import { Meaning } from './meaning.tsx'
import { storeWords } from './offline-words.ts'
import { type Listening, listen, speak } from './speech.ts'
import { useMeaning } from './use-meaning.ts'
import { useOwnManifest } from './use-own-manifest.ts'

/** The dictionary for visitors on their phones: the meaning of a typed or spoken word. */
export default function Dictionary() {
  useOwnManifest()
  useEffect(() => void whenNothingIsUrgent().then(storeWords), [])
  return (
    <LargeColumn>
      <Heading />
      <Search />
    </LargeColumn>
  )
}

/** Shown when a spoken text is cut to the length of a word, which the user would not notice. */
const cutText =
  'You said: {{heard}}. A word can have at most {{count}} characters. Please say one word, or type it.'

/** The field with its buttons, and the meaning. A key renders only the field, because phones are slow. */
function Search() {
  const t = useText()
  const { word, found, isAsking, ask, open, type } = useMeaning()
  const [error, setError] = useState<TextWithValues>()
  const [listening, setListening] = useState<Listening>()
  useEffect(() => () => listening?.giveUp(), [listening])

  const start = useCallback(
    (asked: string) => {
      setError(undefined)
      void ask(asked)
    },
    [ask],
  )
  const startNear = useCallback(
    (near: NearWord) => {
      setError(undefined)
      open(near)
    },
    [open],
  )
  const startHeard = useCallback(
    (heard: string) => {
      start(heard)
      if (isLongWord(heard)) setError(textOf(cutText, { heard, count: LONGEST_WORD }))
    },
    [start],
  )
  const startOrStop = useCallback(() => {
    if (listening) return listening.finish()
    setError(undefined)
    setListening(
      listen({
        onWord: startHeard,
        onFailure: (failure) => setError(textOf(failure)),
        onEnd: () => setListening(undefined),
      }),
    )
  }, [listening, startHeard])
  const say = useCallback((text: string) => {
    speak(text, (isSpoken) => setError(isSpoken ? undefined : textOf('Text-to-speech not supported.')))
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start(word)
  }

  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, when the screen opens.
  useLayoutEffect(() => {
    const early = takeEarlyWord()
    if (!early) return
    type(early.word)
    if (early.hadFocus) field.current?.focus()
    if (early.isSubmitted) start(early.word)
  }, [])

  return (
    <>
      <Stack component="form" onSubmit={submit}>
        <HindiInput
          ref={field}
          label={t('Word')}
          description={t('Type a word in Hindi or English, or speak it.')}
          value={word}
          quietFor={found?.asked}
          onChange={type}
          enterKeyHint="search"
          size="lg"
        />
        <Buttons
          isListening={listening !== undefined}
          isBlank={blank(word)}
          isAsking={isAsking}
          onSpeak={startOrStop}
        />
        {error && (
          <Text role="alert" c="red">
            {t(error)}
          </Text>
        )}
      </Stack>
      <div role="status">
        {listening && <Text mt="md">{t('Listening. Please say the word.')}</Text>}
        {found && (
          <Stack mt="lg">
            <Meaning found={found} onOpen={startNear} onSpeak={say} />
          </Stack>
        )}
      </div>
    </>
  )
}

type Asking = { isListening: boolean; isBlank: boolean; isAsking: boolean; onSpeak: () => void }

const Buttons = memo(function Buttons({ isListening, isBlank, isAsking, onSpeak }: Asking) {
  const t = useText()
  return (
    // Keeps the focus in the field; otherwise the suggestions would close, and the button would move away from the
    // finger.
    <Stack gap="sm" onMouseDown={(event) => event.preventDefault()}>
      <Button
        variant="default"
        leftSection={isListening ? <IconPlayerStop /> : <IconMicrophone />}
        onClick={onSpeak}
      >
        {isListening ? t('Stop Speaking') : t('Start Speaking')}
      </Button>
      <Button type="submit" disabled={isBlank} loading={isAsking}>
        {t('Submit Word')}
      </Button>
    </Stack>
  )
})
