export const errors = {
  invalid_request: 'Something in this request is missing or wrong: {{field}}.',
  unknown_category: 'We do not know this category of programs.',
  not_found: 'There is nothing at this address.',
  unknown_drug: 'We do not know this medicine.',
  body_too_large: 'This request is too large.',
  unsupported_media_type: 'Send this as a form or as JSON.',
  too_many_requests: 'Too many requests. Wait a minute and try again.',
  internal_error: 'Internal server error',
  not_ready: 'The service is starting or resting. Try again soon.',
}
