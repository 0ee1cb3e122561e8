import { Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { focusHeading } from '../focus-heading.ts'

/** A page that says one thing and offers what to do next. */
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
