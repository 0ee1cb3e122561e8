import { imports as calls } from '@nivas/contract/imports/calls.ts'
import { type ImportKind, type ImportType, importTypes, MOST_BYTES } from '@nivas/contract/imports/schemas.ts'
import type { PlainKey, Wording } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { send } from '../api/client.ts'
import { failureText, wasLost } from '../api/failure.ts'
import { reach } from '../api/reach.ts'
import { useConnectionBack } from '../ui/use-connection-back.ts'

/** Returns the type of a file from its name, because the browser's type depends on the programs of the machine. */
function typeOf(name: string): ImportType | undefined {
  if (/\.xlsx$/i.test(name)) return 'xlsx'
  return /\.(csv|txt|tsv)$/i.test(name) ? 'csv' : undefined
}

/** Returns the error of a file that can be found before it is sent. */
function wrongWith(file: File): PlainKey | undefined {
  if (!typeOf(file.name))
    return 'Only CSV and XLSX files can be imported. Please save the table as one of these.'
  if (file.size > MOST_BYTES) return 'This file is larger than 32 MB. Please split it into smaller ones.'
  if (file.size === 0) return 'This file is empty. Please choose another one.'
  return undefined
}

/** Sends one file at a time and reports its progress. */
export function useUpload(onUploaded: (id: number) => void) {
  const running = useRef<AbortController>(null)
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<Wording>()
  const [again, setAgain] = useState<() => void>()
  const lost = useRef(false)
  useEffect(() => () => running.current?.abort(), [])
  useConnectionBack(() => {
    if (lost.current) setFailure('The connection is back. Please try again.')
    lost.current = false
  })

  const sendFile = async (kind: ImportKind, file: File) => {
    const wrong = wrongWith(file)
    setFailure(wrong)
    setAgain(undefined)
    lost.current = false
    if (wrong) return
    const mine = new AbortController()
    running.current = mine
    setSent(0)
    try {
      await reach()
      const typed = file.slice(0, file.size, importTypes[typeOf(file.name) ?? 'csv'])
      const request = { kind, file_name: file.name.slice(-200), file: typed }
      const { data } = await send(calls.upload, request, { signal: mine.signal, onProgress: setSent })
      onUploaded(data.id)
    } catch (error) {
      if (mine.signal.aborted) return
      setFailure(failureText(error))
      lost.current = wasLost(error)
      setAgain(() => () => void sendFile(kind, file))
    } finally {
      if (running.current === mine) setSent(undefined)
    }
  }
  return {
    send: sendFile,
    cancel: () => running.current?.abort(),
    sending: sent !== undefined,
    sent: sent ?? 0,
    failure,
    again,
  }
}
