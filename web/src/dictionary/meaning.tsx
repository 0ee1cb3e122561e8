import { Anchor, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { isHindi } from '@nivas/contract/dictionary/fold.ts'
import { meaningsIn, type NearWord } from '@nivas/contract/dictionary/schemas.ts'
import { IconVolume } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import classes from './dictionary.module.css'
import type { Found } from './look-up.ts'

const languageOf = (text: string) => (isHindi(text) ? 'hi' : 'en')

type Props = { found: Found; onSpeak: (text: string) => void; onOpen: (near: NearWord) => void }

/** The word and its meaning in large type with other meanings below, or why there is none; then similar words. */
export function Meaning({ found, onSpeak, onOpen }: Props) {
  const t = useText()
  const { wordmeaning, failure, near } = found
  const [first, ...others] = wordmeaning ? meaningsIn(wordmeaning) : []
  return (
    <Stack>
      {failure && <Text fz="lg">{t(failure)}</Text>}
      {wordmeaning && first && (
        <Paper withBorder p="md">
          <Text fz="lg" lang={languageOf(wordmeaning.word)}>
            {wordmeaning.word}
          </Text>
          <Text className={classes.meaning} lang={languageOf(first)}>
            {first}
          </Text>
          {others.length > 0 && (
            <section aria-label={t('Other meanings')}>
              <List mt="sm" fz="lg">
                {others.map((meaning) => (
                  <List.Item key={meaning} lang={languageOf(meaning)}>
                    {meaning}
                  </List.Item>
                ))}
              </List>
            </section>
          )}
          <Button
            mt="md"
            fullWidth
            variant="light"
            leftSection={<IconVolume />}
            onClick={() => onSpeak(first)}
          >
            {t('Speak Meaning')}
          </Button>
        </Paper>
      )}
      {found.isOffline && (
        <Text c="dimmed">{t('No connection: this answer comes from the words stored in this browser.')}</Text>
      )}
      {near.length > 0 && (
        <section aria-labelledby="near-words">
          <Title order={2} id="near-words" mb="xs">
            {t('Similar words')}
          </Title>
          <Group gap="md">
            {near.map((one) => (
              <Anchor
                key={one.word}
                component="button"
                type="button"
                className={classes.near}
                lang={languageOf(one.word)}
                onClick={() => onOpen(one)}
              >
                {one.word}
              </Anchor>
            ))}
          </Group>
        </section>
      )}
    </Stack>
  )
}
