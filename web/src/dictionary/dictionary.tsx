import { Button, Stack, Text } from '@mantine/core'
import { charactersOf, isBlankWord, LONGEST_WORD } from '@nivas/contract/dictionary/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Heading } from '../app/heading.tsx'
import { LargeColumn } from '../app/large-column.tsx'
import { useText } from '../languages/use-text.ts'
import { HindiInput } from '../ui/transliteration/hindi-input.tsx'
import { type Found, lookUp } from './look-up.ts'
import { Meaning } from './meaning.tsx'
import { storeWords } from './offline-words.ts'
import { listen, speak } from './speech.ts'
import { useOwnManifest } from './use-own-manifest.ts'

const cut = (word: string) => charactersOf(word).slice(0, LONGEST_WORD).join('')

/** The meaning of a typed or spoken word: the dictionary of visitors, on their own phones. */
export default function Dictionary() {
  const t = useText()
  useOwnManifest()
  const [word, setWord] = useState('')
  const [found, setFound] = useState<Found>()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<PlainKey>()
  const [stop, setStop] = useState<() => void>()
  const latest = useRef(0)

  useEffect(() => {
    const timer = window.setTimeout(() => void storeWords(), 2_000)
    return () => window.clearTimeout(timer)
  }, [])
  useEffect(() => () => stop?.(), [stop])

  const ask = async (asked: string) => {
    const shown = cut(asked.trim())
    if (isBlankWord(shown)) return
    latest.current += 1
    const mine = latest.current
    setWord(shown)
    setError(undefined)
    setAsking(true)
    const answer = await lookUp(shown)
    // A later word was requested meanwhile.
    if (mine !== latest.current) return
    setAsking(false)
    setFound(answer)
  }

  /** A meaning belongs to the word in the field: typing another one takes it away, and its pending answer. */
  const type = (typed: string) => {
    const next = cut(typed)
    setWord(next)
    if (next.trim() === found?.asked) return
    latest.current += 1
    setAsking(false)
    setFound(undefined)
  }

  const startOrStop = () => {
    if (stop) return stop()
    setError(undefined)
    const end = listen({
      onWord: (heard) => void ask(heard),
      onFailure: setError,
      onEnd: () => setStop(undefined),
    })
    setStop(() => end)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask(word)
  }

  return (
    <LargeColumn>
      <Heading />
      <Stack component="form" onSubmit={submit}>
        <HindiInput
          label={t('Word')}
          description={t('Type a word in Hindi or English, or speak it.')}
          value={word}
          quietFor={found?.asked}
          onChange={type}
          enterKeyHint="search"
          size="lg"
        />
        {/* The field keeps the focus: without it the suggestions would close, and the button would move
            from under the finger. */}
        <Stack gap="sm" onMouseDown={(event) => event.preventDefault()}>
          <Button
            variant="default"
            aria-pressed={stop !== undefined}
            leftSection={stop ? <IconPlayerStop /> : <IconMicrophone />}
            onClick={startOrStop}
          >
            {stop ? t('Stop Speaking') : t('Start Speaking')}
          </Button>
          <Button type="submit" disabled={isBlankWord(word)} loading={isAsking}>
            {t('Submit Word')}
          </Button>
        </Stack>
        {error && (
          <Text role="alert" c="red">
            {t(error)}
          </Text>
        )}
      </Stack>
      <div role="status">
        {stop && <Text mt="md">{t('Listening. Please say the word.')}</Text>}
        {found && (
          <Stack mt="lg">
            <Meaning
              found={found}
              onAsk={(near) => void ask(near)}
              onSpeak={(text) => speak(text) || setError('Text-to-speech not supported.')}
            />
          </Stack>
        )}
      </div>
    </LargeColumn>
  )
}
