import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '../../languages/use-text.ts'
import { WhereToSetUp } from '../../ui/set-up-first.tsx'
import { deviceAddress } from './device.ts'

/** Helps to register the device of a till that may not sell: shows its address and leads to the screen of devices. */
export function DeviceRefused() {
  const t = useText()
  const [mac, setMac] = useState<string | null>()
  useEffect(() => void deviceAddress().then(setMac), [])
  return (
    <Text>
      {mac && t('The network address of this computer is {{mac}}.', { mac })}
      {mac === null &&
        t(
          'This device could not be identified. The print service of this computer must be running and set in ‘My account’.',
        )}{' '}
      <WhereToSetUp to="/bhandarghar/devices" />
    </Text>
  )
}
