import { Box } from '@mantine/core'
import { image as call } from '@nivas/contract/pos/image-call.ts'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../api/key.ts'
import { readFile } from '../api/read-file.ts'
import classes from './picture.module.css'

type Props = {
  /** The id of the picture; null for none. */
  id: number | null
  /** The text alternative; '' where the name is beside the picture. */
  alt: string
  size?: 'small' | 'large'
}

/** The picture of a category or a product, or a placeholder. */
export function Picture({ id, alt, size = 'small' }: Props) {
  const { data } = useQuery({
    queryKey: keyOf(call, { id }),
    queryFn: ({ signal }) => readFile(`/api${call.path.replace(':id', String(id))}`, signal),
    enabled: id !== null,
    // The picture with an id never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Box className={classes.frame} data-size={size}>
      {data ? <img src={data} alt={alt} /> : <IconPhoto aria-hidden stroke={1} />}
    </Box>
  )
}
