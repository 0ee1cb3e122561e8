import { Badge, Group, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldQuestion, IconShieldX } from '@tabler/icons-react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import type { Verdict as Known } from './card.ts'

const looks = {
  verified: { color: 'paid', icon: IconShieldCheck },
  unverified: { color: 'hold', icon: IconShieldQuestion },
  altered: { color: 'red', icon: IconShieldX },
  checking: { color: 'ended', icon: IconShieldQuestion },
}

/** Shows whether a card is genuine: an icon, a word and the reason. */
export function Verdict({ state, reason, certificate }: Known) {
  const t = useText()
  const { day } = useFormat()
  if (state === null) return null
  const words = {
    verified: t('Verified'),
    unverified: t('Not verified'),
    altered: t('Altered'),
    checking: t('Checking the signature'),
  }
  const reasons = {
    'not-signed': t('This code has no signature.'),
    'impossible-number': t('This number cannot exist: it was misread or invented.'),
    'unknown-issuer': t('It was signed with an unknown key.'),
    changed: t('It was changed after it was signed.'),
    damaged: t('The code was changed or misread. Scan it again.'),
    offline: t('No connection.'),
    unanswered: t('The server could not check its signature.'),
  }
  const values = { name: certificate?.name ?? '', day: certificate ? day(certificate.expires) : '' }
  const signed =
    certificate &&
    (certificate.expired
      ? t('Certificate of {{name}}, expired on {{day}}.', values)
      : t('Certificate of {{name}}, valid until {{day}}.', values))
  const { color, icon: Icon } = looks[state]
  return (
    <Group gap="xs">
      <Badge size="lg" color={color} leftSection={<Icon size="1.3em" aria-hidden />}>
        {words[state]}
      </Badge>
      <Text span size="sm" c="dimmed">
        {[reason && reasons[reason], signed].filter(Boolean).join(' ')}
      </Text>
    </Group>
  )
}
