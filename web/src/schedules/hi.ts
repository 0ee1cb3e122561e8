import reports from '@nivas/contract/reports/mail-hi.ts'
import schedules from '@nivas/contract/schedules/hi.ts'

/** The Hindi of reports by mail. */
const hi = {
  ...reports,
  ...schedules,
  'Reports by mail': 'ईमेल से रिपोर्ट',
  Report: 'रिपोर्ट',
  'How often': 'कितनी बार',
  'From this hour': 'इतने बजे से',
  Recipients: 'पाने वाले',
  'Users who currently have access to this report.': 'वे उपयोगकर्ता जो अभी यह रिपोर्ट देख सकते हैं।',
  'No user with this name has access to it.': 'इस नाम का कोई उपयोगकर्ता इसे नहीं देख सकता।',
  'Last sent': 'पिछली बार भेजा',
  'Last not sent': 'पिछली बार नहीं भेजा जा सका',
  'Set up by': 'किसने तय किया',
  'Send now': 'अभी भेजें',
  Deliveries: 'क्या भेजा गया',
  'Deliveries: {{report}}': 'क्या भेजा गया: {{report}}',
  'Sent manually by': 'किसने स्वयं भेजा',
  'Switch mails on': 'ईमेल चालू करें',
  'Switch mails off': 'ईमेल बंद करें',
  'Switched on': 'चालू',
  'Switched off': 'बंद',
  'Add a report by mail': 'ईमेल से रिपोर्ट जोड़ें',
  'Edit the report by mail': 'ईमेल से रिपोर्ट बदलें',
  'Each report covers the previous day, week or month, and shows what its recipient may see.':
    'हर रिपोर्ट में पिछला दिन, सप्ताह या महीना होता है, और वही जो पाने वाला देख सकता है।',
  'Reports sent by mail appear here.': 'ईमेल से भेजी जाने वाली रिपोर्ट यहाँ दिखेंगी।',
  'Nothing sent yet.': 'अभी तक कुछ नहीं भेजा गया।',
  'Not sent': 'नहीं भेजा गया',
  Days: 'दिन',
  State: 'स्थिति',
  Sending: 'भेजी जा रही है',
  Delivered: 'पहुँच गई',
  Failed: 'नहीं भेजी जा सकी',
  'Stored here': 'यहीं रखी है',
  'No mail server is set up': 'ईमेल सर्वर नहीं है',
  Recipient: 'पाने वाला',
  Prepared: 'तैयार हुई',
  Reason: 'कारण',
  'Bhandara/Satsang': 'भंडारा/सत्संग',
  'Satsangi group': 'सत्संगी समूह',
  'No satsangi group yet.': 'अभी कोई सत्संगी समूह नहीं है।',
  Bhandara: 'भंडारा',
  Satsang: 'सत्संग',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
