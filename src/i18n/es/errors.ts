import type { errors as English } from '../en/errors.ts'

export const errors: typeof English = {
  invalid_request: 'Falta algo en esta solicitud, o algo está mal: {{field}}.',
  unknown_category: 'No conocemos esta categoría de programas.',
  not_found: 'No hay nada en esta dirección.',
  unknown_drug: 'No conocemos esta medicina.',
  body_too_large: 'Esta solicitud es demasiado grande.',
  unsupported_media_type: 'Envíe esto como formulario o como JSON.',
  too_many_requests: 'Demasiadas solicitudes. Espere un minuto e intente otra vez.',
  internal_error: 'Error interno del servidor',
  not_ready: 'El servicio está iniciando o en pausa. Intente otra vez en un momento.',
}
