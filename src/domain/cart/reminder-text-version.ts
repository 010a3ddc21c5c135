/**
 * Names the words that stand beside the box “remind me”, kept with every consent as proof of what was agreed to. A test ties it
 * to the words: whoever changes `choice` in public/locales/{language}/reminder.json gives it a new name here.
 */
export const reminderTextVersion = '2026-11-22';
