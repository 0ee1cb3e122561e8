import type { Catalogue } from '../../languages/patterns.ts'

/** The ways back in for who has forgotten their password, and the mail that shows them. */
export const door: Catalogue = {
  'Forgot password': 'पासवर्ड भूल गए',
  'A link to set a new password comes by mail.': 'नया पासवर्ड बनाने का लिंक ईमेल से आएगा।',
  'Back to login': 'लॉगिन पर वापस जाएँ',
  'Reset password': 'नया पासवर्ड बनाएँ',
  'Reset token': 'रीसेट टोकन',
  'It is in the link of the mail.': 'यह ईमेल में आए लिंक में है।',
  'Confirm password': 'पासवर्ड दोबारा लिखें',
  'Ask for a new link': 'नया लिंक मँगाएँ',

  Outbox: 'भेजी गई डाक',
  'Mails of this server: links to set a new password, acknowledgements of applications.':
    'इस सर्वर की ईमेल: नया पासवर्ड बनाने के लिंक, आवेदनों की पावती।',
  Recipient: 'पाने वाला',
  Subject: 'विषय',
  State: 'स्थिति',
  Tries: 'कोशिशें',
  Written: 'लिखी गई',
  Delivered: 'पहुँच गई',
  'On its way': 'भेजी जा रही है',
  'Given up': 'नहीं भेजी जा सकी',
  'Too late to be of use': 'समय निकल गया',
  'Kept here: there is no mail server': 'यहीं रखी है: ईमेल सर्वर नहीं है',
  'Send again': 'फिर से भेजें',
  'Make link': 'लिंक बनाएँ',
  'Only somebody who manages both users and roles can make this link.':
    'यह लिंक केवल वही बना सकता है जो उपयोगकर्ता और भूमिका दोनों सँभालता हो।',
  'Link for {{email}}': '{{email}} के लिए लिंक',
  'This link sets a new password for the account. Give it only to the owner: at their next sign-in they read that you made it. Earlier links stop working.':
    'यह लिंक खाते का नया पासवर्ड बनाता है। इसे केवल खाते के मालिक को दें: अगली बार लॉगिन करने पर उन्हें दिखेगा कि लिंक आपने बनाया है। पहले के लिंक अब नहीं चलेंगे।',
  'This link is for {{name}}. It works once, within an hour, and is not shown again.':
    'यह लिंक {{name}} के लिए है। यह एक घंटे के भीतर एक ही बार चलेगा और फिर नहीं दिखाया जाएगा।',
  Link: 'लिंक',
  'Copy link': 'लिंक कॉपी करें',
  Copied: 'कॉपी हो गया',
  'A link to set a new password. It is made when the mail is sent, and lies nowhere before.':
    'नया पासवर्ड बनाने का लिंक। यह ईमेल भेजते समय ही बनता है, उससे पहले कहीं नहीं रखा जाता।',
  'The mail server said: {{text}}': 'ईमेल सर्वर का उत्तर: {{text}}',
  'Its text is not kept: it was delivered, or is of no more use.':
    'इसका पाठ नहीं रखा गया: यह पहुँच चुकी है या अब काम की नहीं है।',
  'Mails will be here as soon as somebody applies, or asks for a new password.':
    'जैसे ही कोई आवेदन करेगा या नया पासवर्ड माँगेगा, ईमेल यहाँ दिखेंगी।',
}
