"""A Gaussian blur whose time does not grow with its width."""
import cv2

#: Deviation (pixels) up to which every pixel is weighed.
NARROW = 6


def blur(image, sigma):
    """An image (float32) blurred by a deviation of `sigma` pixels. A wide blur is made of a smaller image: nothing finer is left in it anyway."""
    if sigma < NARROW:
        return cv2.GaussianBlur(image, (0, 0), sigma)
    height, width = image.shape[:2]
    factor = 3 / sigma
    small = cv2.resize(image, (max(1, round(width * factor)), max(1, round(height * factor))), interpolation=cv2.INTER_AREA)
    return cv2.resize(cv2.GaussianBlur(small, (0, 0), sigma * factor), (width, height), interpolation=cv2.INTER_LINEAR)
