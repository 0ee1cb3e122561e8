import type { venueFigures } from '@nivas/contract/venue/figures.ts'
import { roomsTonightCall } from '@nivas/contract/venue/rooms-tonight.ts'
import { IconBuilding, IconLanguage, IconTags } from '@tabler/icons-react'
import type { Area, FigureOnBoard } from '../app/area.ts'

export const venue: Area = {
  name: 'venue',
  hindi: [() => import('./hi.ts')],
  figures: {
    rooms_free_tonight: {
      title: 'Rooms free tonight',
      hindi: 'आज रात खाली कमरे',
      leadsTo: [{ to: '/room-chart', search: { state: 'free' } }],
    },
  } satisfies Record<keyof typeof venueFigures, FigureOnBoard>,
  pieces: [
    {
      name: 'rooms',
      title: 'Rooms tonight',
      hindi: 'आज रात के कमरे',
      permission: roomsTonightCall.roomsTonight.permission,
      order: 2,
      load: () => import('./rooms-piece.tsx'),
    },
  ],
  found: {
    room: {
      title: 'Room',
      hindi: 'कमरा',
      actions: [
        {
          title: 'Floors and rooms',
          hindi: 'मंज़िलें और कमरे',
          permission: 'manage-buildings',
          to: ({ within }) => [{ path: `/buildings/${within}/floors` }],
        },
      ],
    },
  },
  routes: [
    {
      path: '/buildings',
      title: 'Buildings',
      hindi: 'भवन',
      permission: 'manage-buildings',
      load: () => import('./buildings.tsx'),
      nav: { group: 'Venue', order: 1, icon: IconBuilding },
    },
    {
      path: '/buildings/$id/floors',
      title: 'Floors',
      hindi: 'मंज़िलें',
      permission: 'manage-buildings',
      load: () => import('./floors.tsx'),
    },
    {
      path: '/buildings/$building_id/floors/$floor_id/rooms',
      title: 'Rooms',
      hindi: 'कमरे',
      permission: 'manage-buildings',
      load: () => import('./rooms.tsx'),
    },
    {
      path: '/attributes',
      title: 'Attributes',
      hindi: 'विशेषताएँ',
      permission: 'manage-attributes',
      load: () => import('./attributes.tsx'),
      nav: { group: 'Venue', order: 2, icon: IconTags },
    },
    {
      path: '/names-in-hindi',
      title: 'Gates, events and names',
      hindi: 'गेट, आयोजन और नाम',
      permission: 'manage-buildings',
      load: () => import('./names.tsx'),
      nav: { group: 'Venue', order: 3, icon: IconLanguage },
    },
  ],
}
