-- Hashes of the numbers that answered STOP, and now also of the mailboxes whose owners pressed the link in a mail.
ALTER TABLE stopped_number RENAME TO stopped_recipient;
