import type { Catalogue } from '../../languages/patterns.ts'

/** As `calls.ts`, for the catalogue of the venue. */
export const venueCalls: Catalogue = {
  Building: 'भवन',
  Floor: 'मंज़िल',
  Room: 'कमरा',
  'Room closure': 'कमरा बंद रहने के दिन',
  Attribute: 'गुण',
  'Attribute values': 'गुणों के मान',

  'Add a building': 'भवन जोड़ा',
  'Change a building, switch it off or on': 'भवन बदला, बंद या चालू किया',
  'Remove a building without floors': 'बिना मंज़िल का भवन हटाया',
  'Add a floor': 'मंज़िल जोड़ी',
  'Change a floor': 'मंज़िल बदली',
  'Remove a floor without rooms': 'बिना कमरों की मंज़िल हटाई',
  'Add a room': 'कमरा जोड़ा',
  'Add a row of rooms that are alike, with consecutive numbers: all of them or none':
    'लगातार संख्याओं वाले एक जैसे कई कमरे जोड़े',
  'Change a room, switch it off or on; what was agreed for its stays remains': 'कमरा बदला, बंद या चालू किया',
  'Remove a room that has had no guests': 'वह कमरा हटाया जिसमें कोई नहीं ठहरा था',
  'Switch a room off for some days': 'कमरा कुछ दिनों के लिए बंद किया',
  'Change the days or the reason of a closure': 'कमरा बंद रहने के दिन या कारण बदला',
  'Switch a room on again': 'कमरा फिर से चालू किया',
  'Add an attribute': 'गुण जोड़ा',
  'Change an attribute; its type only as long as nothing has a value of it': 'गुण बदला',
  'Give a building, floor or room these values, in place of those it had of active attributes':
    'भवन, मंज़िल या कमरे के गुण बदले',
}
