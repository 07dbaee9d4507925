/**
 * What looks like a mail address; the server reads it more strictly. No part can be read in two ways, so a long text takes
 * no longer than its letters. The forms of pages use it without zod.
 */
export const emailPattern = /[^\s@]+@[^\s@.]+(\.[^\s@.]+)+/.source
