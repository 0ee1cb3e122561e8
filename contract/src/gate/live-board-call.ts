import { get } from '../call.ts'
import { LiveBoard } from './board.ts'

/** The count of people inside, for the live board and for the dashboard. */
export const liveBoardCall = {
  liveBoard: get('/admin/gate-live-board', {
    permission: 'gate-live-board',
    summary: 'Who is inside now, who entered today, who is overdue',
    returns: LiveBoard,
  }),
}
