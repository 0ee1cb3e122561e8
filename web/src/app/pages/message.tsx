import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { focusHeading } from '../focus-heading.ts'

/** A page with one message and a next step. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children?: ReactNode
}) {
  useEffect(focusHeading, [])
  return (
    <Stack align="flex-start" gap="md" maw={560} mx="auto" mt="xl" p="md">
      <Title order={1}>{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      {children}
    </Stack>
  )
}
